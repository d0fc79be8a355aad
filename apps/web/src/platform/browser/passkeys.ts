/** Whether this browser and this address can have passkeys at all; WebAuthn refuses IP addresses. */
export const passkeysPossibleHere = (): boolean =>
  // The page that is drawn at build shows them; where they cannot be it is not used (src/preload.ts).
  typeof window === 'undefined' || ('PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname));
