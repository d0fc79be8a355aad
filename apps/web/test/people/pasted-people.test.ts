import { expect, test } from 'vitest';
import { pastedPeople, peopleAsCsv } from '../../src/features/people/state/pasted-people.ts';

// Specification: S0-1.382
test('a pasted list has an address, a name or both in each line', () => {
  const list = [
    'Eva Kováčová',
    'tom@example.com',
    'Ján de la Cruz, jan@example.com, teacher',
    'Mia Malá <mia@example.com>',
    'Leo Lacko leo@example.com',
    '',
  ].join('\r\n');
  expect(pastedPeople(list)).toEqual([
    { first_name: 'Eva', last_name: 'Kováčová' },
    { email: 'tom@example.com' },
    { first_name: 'Ján', last_name: 'de la Cruz', email: 'jan@example.com', role: 'teacher' },
    { first_name: 'Mia', last_name: 'Malá', email: 'mia@example.com' },
    { first_name: 'Leo', last_name: 'Lacko', email: 'leo@example.com' },
  ]);
});

test('a header determines the columns, whatever the separator', () => {
  const people = [{ first_name: 'Eva', last_name: 'Nová, MSc.', username: 'eva.nova', role: 'teacher' }];
  const semicolons = '\uFEFFLast name;First name;Username;Role;Class\n"Nová, MSc.";Eva;eva.nova;teacher;7.B';
  expect(pastedPeople(semicolons)).toEqual(people);
  expect(pastedPeople(semicolons.replaceAll(';', '\t'))).toEqual(people);
});

test('an export is imported unchanged, and no cell is a formula', () => {
  const person = {
    first_name: 'Eva "Evička"',
    last_name: 'Nová, MSc.',
    email: 'eva@example.com',
    username: null,
    role: 'teacher' as const,
    locked: false,
    last_seen: '2026-03-02T09:00:00.000Z',
  };
  const file = peopleAsCsv([person, { ...person, first_name: '=1+1', email: null, username: 'nova', locked: true }]);
  const [head, , second] = file.split('\r\n');
  expect(head).toBe('first_name,last_name,email,username,role,locked,last_seen');
  expect(second).toBe(`'=1+1,"Nová, MSc.",,nova,teacher,yes,2026-03-02T09:00:00.000Z`);
  const { first_name, last_name, email, role } = person;
  expect(pastedPeople(file)[0]).toEqual({ first_name, last_name, email, role });
});
