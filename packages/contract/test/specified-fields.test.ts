import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '../src/all.ts';
import type { CallSpec } from '../src/call.ts';

/** The names of an object's fields; of a list, those of what it lists; of alternatives, those of all of them. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap());
  return [];
}
const specs: Record<string, CallSpec> = calls;
const columns = [1, 2, 3].flatMap((n) => [`col_${n}_name`, `col_${n}_language`]);
const values = [1, 2, 3].map((n) => `col_${n}_value`);
const address = ['street', 'city', 'postal_code', 'country_code', 'phone_number'];
const coupon = ['type', 'value', 'allowed', 'code', 'usages', 'begin_at', 'expiration_at', 'active'];
const newPassword = ['new_password', 'new_password_confirmation', 'recaptcha_token'];
const pool = ['used_free_characters', 'free_pool_limit'];

describe('fields of requests', () => {
  // Specification: S1-1.01, S1-7.07-08, S1-7.10, S1-7.12, S1-7.14-15, S1-7.17-18, S1-7.20-21, S2-3.03, S2-3.09,
  //   S2-7.02-08, S2-7.10, S2-7.13, S2-7.15-16, S2-7.21, S2-7.24-25
  it.each([
    ['POST /api/clusters', ['title', 'description', ...columns]],
    ['PATCH /api/clusters/:cluster_id', ['title', 'description', ...columns]],
    ['POST /api/clusters/:cluster_id/share', ['email']],
    ['POST /api/clusters/:cluster_id/cancel-share', ['block']],
    ['POST /api/clusters/:cluster_id/start-import', ['first_line_header', 'append']],
    [
      'POST /api/ai/import',
      ['cluster_id', 'cluster_title', 'topic', 'word_count', 'col_1_language', 'col_2_language', 'col_3_language'],
    ],
    ['PATCH /api/clusters/:cluster_id/clusterRows/:row_id', ['row_number', ...values]],
    ['POST /api/clusters/:cluster_id/clusterRows', values],
    ['POST /api/clusters/:cluster_id/translate', ['source_col_number', 'target_col_number', 'text']],
    ['POST /api/listen/:cluster_id', ['row_id', 'col_number']],
    ['POST /api/user/login', ['email', 'password', 'device_name']],
    ['POST /api/user/google', ['id_token']],
    ['POST /api/user/register', ['first_name', 'last_name', 'email', 'password', 'recaptcha_token']],
    ['POST /api/user/forgot-password', ['email', 'recaptcha_token']],
    ['POST /api/user/reset-password', ['email', 'token', ...newPassword]],
    ['POST /api/user/change-password', ['old_password', ...newPassword]],
    ['POST /api/user/remove-account', ['password']],
    ['POST /api/user/premium', [...address, 'days', 'duration', 'tier', 'coupon']],
    ['POST /api/check-coupon', ['code', 'subscription', 'duration']],
    ['POST /api/coupons', coupon],
    ['PATCH /api/coupons/:coupon_id', coupon],
    ['POST /api/ai/chat', ['message']],
    ['POST /api/settings', pool],
  ])('%s takes the specified payload', (name, fields) => {
    expect(fieldsOf(specs[name]?.body)).toEqual(expect.arrayContaining(fields));
  });

  // Specification: S1-5.22, S1-7.13
  it('the import file comes in the field import_file', () => {
    expect(specs['POST /api/clusters/:cluster_id/upload-import']?.upload).toBe('import_file');
  });
});

const cluster = [
  'id',
  'title',
  'description',
  ...columns,
  'updated_at',
  'disabled',
  'shared_by',
  'shared_with',
  'export',
];
const row = ['id', 'cluster_id', 'row_number', ...values];
const person = ['id', 'first_name', 'last_name', 'email'];
const buyer = ['first_name', 'last_name', 'email', ...address];
const order = [
  'id',
  ...buyer,
  'order_status',
  'coupon',
  'coupon_type',
  'coupon_value',
  'created_at',
  'price',
  'days',
  'tier',
  'download',
  'payments',
];
const chat = ['role', 'content'];

describe('fields of responses', () => {
  // Specification: S1-3.01, S1-3.05, S1-3.09, S1-3.15-16, S1-7.02-03, S1-7.05-06, S1-7.09, S1-7.13, S1-7.15-16,
  //   S1-7.20, S1-7.22, S2-3.01-02, S2-3.08, S2-3.10, S2-3.13, S2-3.16-18, S2-7.09, S2-7.11, S2-7.14, S2-7.18-20,
  //   S2-7.23
  it.each([
    ['GET /api/clusters', cluster],
    ['POST /api/clusters', cluster],
    ['PATCH /api/clusters/:cluster_id', cluster],
    ['DELETE /api/clusters/:cluster_id', cluster],
    ['GET /api/clusters/:cluster_id/clusterRows', row],
    ['POST /api/clusters/:cluster_id/clusterRows', row],
    ['PATCH /api/clusters/:cluster_id/clusterRows/:row_id', row],
    ['POST /api/clusters/:cluster_id/share', ['shared_with_user']],
    ['POST /api/clusters/:cluster_id/upload-import', ['rows_total', 'importable_rows']],
    ['POST /api/clusters/:cluster_id/start-import', ['message']],
    ['POST /api/ai/import', ['rows', 'importable_rows', 'real_rows', 'message']],
    ['POST /api/ai/start-import', ['message']],
    ['POST /api/clusters/:cluster_id/translate', ['translated_text', 'others', 'details']],
    ['GET /api/ai/availability', ['ai_available']],
    ['GET /api/listen/availability', ['voice_available']],
    [
      'GET /api/user',
      [
        ...buyer,
        'premium',
        'ai_available',
        'voice_available',
        'text_characters_remaining',
        'voice_characters_remaining',
      ],
    ],
    ['POST /api/user/login', ['token', 'errors']],
    ['POST /api/user/google', ['token', 'errors']],
    ['GET /api/user/premium', ['history', 'current']],
    ['POST /api/user/premium', ['redirect_url', 'iframe_url']],
    ['POST /api/user/premium/:order_id/new-payment', ['iframe_url']],
    ['POST /api/check-coupon', ['type', 'value']],
    ['GET /api/coupons', ['id', ...coupon, 'premiums']],
    ['PATCH /api/coupons/:coupon_id', ['id', ...coupon]],
    ['GET /api/orders', order],
    ['GET /api/orders/:order_id', order],
    ['GET /api/ai/chat', chat],
    ['POST /api/ai/chat', chat],
    ['GET /api/settings', pool],
  ])('%s answers the specified fields', (name, fields) => {
    expect(fieldsOf(specs[name]?.response)).toEqual(expect.arrayContaining(fields));
  });

  // Specification: S1-3.04
  it('a cluster names the people it is shared with', () => {
    const { response } = calls['GET /api/clusters'];
    // And whether they may change rows, which the documents do not know.
    expect(fieldsOf(response.element.shape.shared_with)).toEqual([...person, 'may_write']);
    expect(fieldsOf(response.element.shape.shared_by)).toEqual(person);
  });

  // Specification: S2-3.04-05, S2-3.07
  it('a Premium order has its payments, and each of them its states', () => {
    const { history, current } = calls['GET /api/user/premium'].response.shape;
    expect(fieldsOf(history)).toEqual(
      expect.arrayContaining(['id', 'tier', 'start', 'end', 'active', 'order_status', 'payments', 'download']),
    );
    expect(fieldsOf(current)).toEqual(expect.arrayContaining(['end', 'tier']));
    const { payments } = history.element.shape;
    expect(fieldsOf(payments)).toEqual(expect.arrayContaining(['created_at', 'price', 'current_state', 'states']));
    expect(fieldsOf(payments.element.shape.states)).toEqual(['state', 'created_at']);
  });

  // Specification: S1-7.21
  it('audio is binary', () => {
    expect(specs['POST /api/listen/:cluster_id']?.response).toBe('binary');
  });
});
