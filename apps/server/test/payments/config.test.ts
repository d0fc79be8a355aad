import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import { GOPAY_SETTINGS } from './fake-gopay.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://mail.example.com',
  PUBLIC_URL: 'https://words.example.com',
  ADMIN_EMAIL: 'owner@example.com',
  SECRET_KEY: 'Jm3vT9qLx2Wc8Rb5Hd1Yp6Kz4Ns7Gf0QeUaVtBiOj',
};
const SELLER = {
  SELLER_NAME: 'Words Ltd.',
  SELLER_STREET: 'Main 1',
  SELLER_CITY: 'Town',
  SELLER_POSTAL_CODE: '12345',
  SELLER_REGISTRATION_ID: '12345678',
};

describe('the settings of payments', () => {
  test('development uses the test gateway and an honest seller', () => {
    const { providers, seller } = loadConfig({ SECRET_KEY: 'k'.repeat(48) });
    expect(providers.gateway).toBe('sandbox');
    expect(seller.name).toContain('not a real seller');
  });

  test('production takes no payments until a gateway is chosen, and the test gateway only when it is allowed', () => {
    expect(loadConfig(PRODUCTION).providers).toMatchObject({ gateway: null, gateways: [] });
    const sandbox = { ...PRODUCTION, PAYMENT_GATEWAY: 'sandbox' };
    expect(() => loadConfig(sandbox)).toThrow('PAYMENT_SANDBOX_ALLOWED=true');
    expect(loadConfig({ ...sandbox, PAYMENT_SANDBOX_ALLOWED: 'true' }).providers.gateway).toBe('sandbox');
  });

  test('a gateway without its keys is refused by name', () => {
    expect(() => loadConfig({ PAYMENT_GATEWAY: 'gopay' })).toThrow(
      'GOPAY_GOID, GOPAY_CLIENT_ID and GOPAY_CLIENT_SECRET',
    );
    expect(() => loadConfig({ PAYMENT_GATEWAY: 'stripe' })).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
    expect(() => loadConfig({ PAYMENT_GATEWAY: 'cash' })).toThrow('PAYMENT_GATEWAY');
  });

  test('in production real money needs a real seller', () => {
    const paid = { ...PRODUCTION, ...GOPAY_SETTINGS, PAYMENT_GATEWAY: 'gopay' };
    expect(() => loadConfig(paid)).toThrow(
      'SELLER_NAME, SELLER_STREET, SELLER_CITY, SELLER_POSTAL_CODE, SELLER_REGISTRATION_ID',
    );
    expect(loadConfig({ ...paid, ...SELLER }).seller).toMatchObject({ name: 'Words Ltd.', country_code: 'SVK' });
    expect(() => loadConfig({ ...paid, ...SELLER, SELLER_COUNTRY: 'SK' })).toThrow('three-letter');
    expect(() => loadConfig({ ...paid, ...SELLER, SELLER_TIME_ZONE: 'Mars/Base' })).toThrow('time zone');
  });
});
