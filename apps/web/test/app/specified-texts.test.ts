import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../../src');

/** The code of these files in one line, comments left out; what is inserted into a text is `{}`. */
function codeOf(files: readonly string[]): string {
  return files
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\$?\{[^{}`'"<>]*\}/g, '{}')
    .replace(/\s+/g, ' ');
}

/** Whether a text stands whole in quotes, backticks or between tags. */
function shows(code: string, text: string): boolean {
  const places = [...code.matchAll(new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))];
  return places.some(
    ({ index }) => /['"`>] ?$/.test(code.slice(0, index)) && /^ ?['"`<]/.test(code.slice(index + text.length)),
  );
}

const practice = (...names: string[]) => names.map((name) => `features/practice/components/${name}.tsx`);
const accounts = (...names: string[]) => names.map((name) => `features/accounts/components/${name}.tsx`);
const admin = (...names: string[]) => names.map((name) => `features/admin/components/${name}.tsx`);
const premium = (...names: string[]) => names.map((name) => `features/premium/components/${name}.tsx`);
const checkout = (...names: string[]) => names.map((name) => `features/checkout/components/${name}.tsx`);

/** Texts that the specification gives letter for letter and that stand in a component, not among the rules. */
const screens: [screen: string, files: string[], texts: string[]][] = [
  [
    'the test dialog',
    [
      ...practice('TestDialog', 'TestTypeToggle', 'ColumnSelectors', 'ColumnSelect', 'TestOptions'),
      'ui/SubmitActions.tsx',
    ],
    [
      'LEARNING & PRACTICE',
      'Text input',
      'Choices',
      'Question column',
      'Answer column',
      'Second answer column',
      'None',
      'Number of letters recognition',
      'Random content selection',
      'Capital letters recognition',
      'Time-limit counter (seconds)',
      'Memorizing last mistakes only ({})',
      'Cancel',
      'Start',
    ],
  ],
  [
    'the test screen',
    practice('TestHead', 'TimeLeft', 'TestActions', 'FinishedTest'),
    ['Question {}/{}', 'Time left: {} seconds', 'Cancel', 'Pause', 'Next question', 'You achieved {} %', 'Exit'],
  ],
  [
    'the dialogs of the list',
    [
      'features/clusters/components/ClusterDialog.tsx',
      'features/transfer/components/ImportDialog.tsx',
      'features/sharing/components/ShareDialog.tsx',
    ],
    ['Create cluster', 'Modify cluster', 'Import rows', 'Share list', 'Title', 'Description', 'Save', 'Create'],
  ],
  ['the login', accounts('LoginForm'), ['E-mail', 'Password', 'Forgot password', 'HOW IT WORKS', 'SIGN UP FOR FREE']],
  [
    'the password screens',
    accounts('ForgotPasswordForm', 'ResetPasswordForm', 'ChangePasswordForm', 'NewPasswordFields'),
    ['Send', 'Back to login', 'Change', 'Old password', 'New password', 'Repeat new password', 'Save'],
  ],
  [
    'the profile termination',
    [...accounts('ProfileTerminationForm'), 'app/pages/ProfileTerminationPage.tsx'],
    ['Profile Termination', 'Enter your current password', 'Delete'],
  ],
  [
    'the Premium page',
    premium('StatusPanel', 'PremiumHistory', 'OrderActions', 'PaymentHistoryDialog', 'history-columns'),
    [
      'Active',
      'Waiting for payment',
      'Upgrade to Great',
      'Premium history',
      'Start',
      'End',
      'Tier',
      'Order status',
      'Active status',
      'New payment',
      'Cancel order',
      'PDF',
      'Created',
      'Price in EUR',
      'Status',
    ],
  ],
  [
    'the checkout',
    [...checkout('AddressSection', 'CountryPicker', 'OrderSection', 'CouponSection'), 'app/pages/CheckoutPage.tsx'],
    [
      'Back',
      'First name',
      'Last name',
      'E-mail',
      'Street',
      'City',
      'Postal code',
      'Country',
      'Phone number',
      'Item',
      'Tier',
      'Price',
      'Coupon',
      'Apply',
      'None',
    ],
  ],
  [
    'the coupons',
    admin('coupon-columns'),
    ['Active', 'Code', 'Discount', 'Allowed on', 'Remaining usages', 'Used count', 'Edit', 'Remove'],
  ],
  [
    'the orders',
    admin('order-columns', 'Downloads'),
    [
      '#',
      'Customer',
      'Order status',
      'Coupon',
      'YES',
      'NO',
      'Created at',
      'Price in EUR',
      'Variant',
      'View',
      'PDF',
      'XML',
    ],
  ],
  [
    'the order',
    admin('OrderDetail', 'OrderScreen'),
    ['Back', 'Name', 'Street', 'Postal code', 'City', 'Country', 'E-mail', 'Phone number', 'Duration', 'Price', 'None'],
  ],
  [
    'the settings',
    ['features/settings/components/SettingsForm.tsx', 'app/pages/SettingsPage.tsx'],
    ['Settings', 'Free pool usage', 'Free pool limit', 'Save'],
  ],
  [
    'the chat',
    ['features/chat/components/ChatHeader.tsx', 'features/chat/components/WorkingOnIt.tsx'],
    ['Question prompt', 'Working on it'],
  ],
];

describe('texts letter for letter', () => {
  it.each(screens)('%s has them', (_screen, files, texts) => {
    const code = codeOf(files);
    expect(texts.filter((text) => !shows(code, text))).toEqual([]);
  });
});

/** Numbers that only a component knows, in milliseconds or pixels. */
const numbers: [what: string, file: string, declared: string][] = [
  ['the success of an AI import hides after 4 seconds', 'features/teacher/state/use-teaching.ts', 'SUCCESS_MS = 4000'],
  ['a refused row is shown for 5 seconds', 'features/cluster-table/state/announce.ts', 'ERROR_MS = 5000'],
  ['a refused order action is shown for 5 seconds', 'features/premium/api/order-actions.ts', 'TOAST_MS = 5000'],
  ['the test screen refreshes every 500 ms', 'features/practice/state/use-ticks.ts', 'REFRESH = 500'],
  ['the question field of the chat is 120 high', 'features/chat/components/QuestionInput.tsx', 'HEIGHT = 120'],
  ['the open chat is 550 high', 'features/chat/components/ChatWidget.tsx', 'CONTENT = 550'],
];

describe('numbers of single screens', () => {
  it.each(numbers)('%s', (_what, file, declared) => {
    const code = readFileSync(path.join(source, file), 'utf8');
    expect(code).toContain(`const ${declared};`);
    const name = declared.split(' ')[0] ?? '';
    // Declared and used.
    expect(code.split(name).length).toBeGreaterThan(2);
  });
});
