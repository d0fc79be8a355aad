import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeCell, rowErrors, validateCell } from '../../src/clusters/cells.ts';
import { clusterMenu, hasClusterMenu } from '../../src/clusters/cluster-menu.ts';
import { activeFirst } from '../../src/clusters/list-view.ts';
import { importCounts, rowLimitNotice, validateImportFile } from '../../src/clusters/file-import.ts';
import { canAddRow, canCreateCluster, plannedRows, rowsLeft } from '../../src/clusters/free-plan.ts';
import { teacherPreviewNotice, teacherRequestErrors } from '../../src/clusters/teacher-request.ts';

describe('cells', () => {
  // Specification: S1-5.15
  it('wants something visible in column 1 only', () => {
    for (const blank of ['', '  ', '\u00A0\u200B\uFEFF', null]) {
      expect(validateCell(1, blank)).toEqual('Cell must be at least 1 character long.');
      expect(validateCell(2, blank)).toBeNull();
      expect(normalizeCell(blank)).toBeNull();
    }
  });
  it('takes 1000 code points after NFC, whatever their encoding', () => {
    expect(validateCell(1, '😀'.repeat(1000))).toBeNull();
    expect(validateCell(1, 'e\u0301'.repeat(1000))).toBeNull();
    expect(validateCell(2, 'x'.repeat(1001))).toEqual('Cell must be at most 1000 characters long.');
  });
  it.each(['a\u0000b', 'a\uD800b', 'a\u001Bb', 'a\u0085b'])('refuses %j', (cell) => {
    expect(validateCell(1, cell)).toEqual('Cell contains characters that cannot be stored.');
  });
  it('keeps tabs and line breaks inside', () => {
    expect(validateCell(1, 'a\tb\nc')).toBeNull();
    expect(normalizeCell(' a\r\nb\rc ')).toEqual('a\nb\nc');
  });
  // Specification: S1-5.17
  it('names the failing columns of a row', () => {
    expect(rowErrors({ col_1_value: null, col_2_value: 'x', col_3_value: '\u0000x' })).toEqual({
      col_1_value: ['Cell must be at least 1 character long.'],
      col_3_value: ['Cell contains characters that cannot be stored.'],
    });
  });
  it('normalizes once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalizeCell(text);
        expect(normalizeCell(once)).toBe(once);
      }),
    );
  });
});

describe('free plan', () => {
  // Specification: S1-1.15
  it('stops at three active clusters and fifty rows, Premium at nothing', () => {
    expect(canCreateCluster({ premium: false, activeOwnClusters: 2 })).toBe(true);
    expect(canCreateCluster({ premium: false, activeOwnClusters: 3 })).toBe(false);
    expect(canCreateCluster({ premium: true, activeOwnClusters: 3000 })).toBe(true);
    expect(canAddRow({ premium: false, rows: 49 })).toBe(true);
    expect(canAddRow({ premium: false, rows: 50 })).toBe(false);
    expect(rowsLeft({ premium: false, rows: 80 })).toBe(0);
    expect(plannedRows(80, false)).toBe(50);
    expect(plannedRows(80, true)).toBe(80);
  });
  // Specification: S1-2.17, S1-2.23
  it('lists active clusters first without reordering them otherwise', () => {
    const list = [true, false, true, false].map((disabled, id) => ({ id, disabled }));
    expect(activeFirst(list).map(({ id }) => id)).toEqual([1, 3, 0, 2]);
  });
});

describe('cluster menu', () => {
  // Specification: S1-1.13, S1-2.29, S1-2.31
  it('lets an owner do everything but cancel a share, and a free one not share', () => {
    const items = clusterMenu({ isOwner: true, premium: false });
    expect(items.map(({ label }) => label)).toEqual(['Import', 'Export', 'Configure', 'Share', 'Remove']);
    expect(items.filter(({ disabled }) => disabled).map(({ action }) => action)).toEqual(['share']);
    expect(clusterMenu({ isOwner: true, premium: true }).some(({ disabled }) => disabled)).toBe(false);
  });
  // Specification: S1-2.30, S1-2.32
  it('lets a recipient only cancel the share', () => {
    const items = clusterMenu({ isOwner: false, premium: true });
    expect(items.map(({ label }) => label)).toEqual(['Import', 'Export', 'Configure', 'Remove', 'Cancel share']);
    expect(items.filter(({ disabled }) => !disabled).map(({ action }) => action)).toEqual(['cancel-share']);
  });
  // Specification: S1-2.28
  it('hides while a test of the cluster is under way', () => {
    expect([null, 0, 1, 2, 3].map((testState) => hasClusterMenu({ testState }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('file import', () => {
  // Specification: S1-5.21
  it('takes csv and xlsx only', () => {
    expect(validateImportFile('words.CSV')).toBeNull();
    expect(validateImportFile('my.words.xlsx')).toBeNull();
    expect(validateImportFile('csv')).toEqual({
      title: 'File of invalid type',
      message: 'Only .csv and .xlsx filetypes are allowed',
    });
  });
  // Specification: S1-9.04
  it('takes the header line off and counts existing rows when appending', () => {
    const question = { rowsTotal: 61, firstLineHeader: true, append: false, existingRows: 20, premium: false };
    expect(importCounts(question)).toEqual({ rows: 60, importable: 50, left: 10 });
    expect(importCounts({ ...question, append: true })).toEqual({ rows: 60, importable: 30, left: 30 });
    expect(importCounts({ ...question, premium: true })).toEqual({ rows: 60, importable: 60, left: 0 });
    expect(importCounts({ ...question, rowsTotal: 0 }).rows).toBe(0);
  });
  it('counts a skipped row neither as imported nor as left out by the plan', () => {
    const question = { rowsTotal: 61, firstLineHeader: true, append: false, existingRows: 0, premium: false };
    expect(importCounts({ ...question, skippedRows: 4 })).toEqual({ rows: 60, importable: 50, left: 6 });
    expect(importCounts({ ...question, skippedRows: 30 })).toEqual({ rows: 60, importable: 30, left: 0 });
  });
  // Specification: S1-9.02
  it('says what stays out', () => {
    expect(rowLimitNotice({ rows: 60, importable: 50, left: 10 })).toEqual(
      'Your file contains 60 rows, but your plan supports only 50 rows per cluster. 10 last rows will not be imported.',
    );
    expect(rowLimitNotice({ rows: 5, importable: 5, left: 0 })).toBeNull();
  });
});

describe('teacher request', () => {
  const request = {
    cluster_id: null,
    cluster_title: 'Birds',
    topic: 'birds',
    word_count: 10,
    col_1_language: 'en',
    col_2_language: null,
    col_3_language: null,
  };
  // Specification: S1-5.19-20
  it('accepts a full request and names what is missing', () => {
    expect(teacherRequestErrors(request)).toEqual({});
    expect(Object.keys(teacherRequestErrors({ ...request, cluster_title: 'x', topic: 'b', word_count: 51 }))).toEqual([
      'cluster_title',
      'topic',
      'word_count',
    ]);
    expect(teacherRequestErrors({ ...request, cluster_id: 4, cluster_title: null })).toEqual({});
    expect(teacherRequestErrors({ ...request, col_1_language: null })).toHaveProperty('col_1_language');
    expect(teacherRequestErrors({ ...request, col_3_language: 'en' })).toHaveProperty('col_3_language');
    expect(teacherRequestErrors({ ...request, word_count: 1.5 })).toHaveProperty('word_count');
  });
  // Specification: S1-9.06
  it('says when the plan keeps rows out', () => {
    expect(teacherPreviewNotice(20, 20)).toBeNull();
    expect(teacherPreviewNotice(20, 5)?.text).toContain('15 last rows');
  });
});
