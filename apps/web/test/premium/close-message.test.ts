import { describe, expect, it } from 'vitest';
import { isCloseMessage } from '../../src/features/billing/components/PaymentDialog.tsx';

const OWN = 'https://words.example';
const GATEWAY = 'https://gate.example';
const FRAME = `${GATEWAY}/pay/7`;
const close = JSON.stringify({ action: 'close', data: { state: 'PAID' } });

describe('the payment dialog closes', () => {
  it("on the gateway's own close message", () => {
    expect(isCloseMessage({ origin: GATEWAY, data: close }, FRAME, OWN)).toBe(true);
  });

  // Specification: S2-2.51
  it('on closePopup from the gateway or from our return page', () => {
    expect(isCloseMessage({ origin: GATEWAY, data: 'closePopup' }, FRAME, OWN)).toBe(true);
    expect(isCloseMessage({ origin: OWN, data: 'closePopup' }, FRAME, OWN)).toBe(true);
  });

  it('with a gateway on our own origin', () => {
    expect(isCloseMessage({ origin: OWN, data: close }, '/sandbox-gateway/pay/7', OWN)).toBe(true);
  });
});

describe('the payment dialog stays', () => {
  // Specification: S2-2.72
  it.each([
    ['a stranger says closePopup', 'https://evil.example', 'closePopup'],
    ["a stranger copies the gateway's message", 'https://evil.example', close],
    ['a sandboxed frame has no origin', 'null', 'closePopup'],
    ["our own origin speaks in the gateway's name", OWN, close],
    ['the gateway only tells its height', GATEWAY, JSON.stringify({ action: 'resize', height: 500 })],
    ['the gateway sends what is not JSON', GATEWAY, '{close'],
    ['the gateway sends null', GATEWAY, 'null'],
    ['the message is no text', GATEWAY, { action: 'close' }],
  ])('when %s', (_case, origin, data) => {
    expect(isCloseMessage({ origin, data }, FRAME, OWN)).toBe(false);
  });

  it('when the address of the frame is none', () => {
    expect(isCloseMessage({ origin: 'null', data: 'closePopup' }, 'http://', OWN)).toBe(false);
  });
});
