/** Whether passkeys work in this browser and at this address; WebAuthn refuses IP addresses. */
export const passkeysPossibleHere = (): boolean =>
  // Prerendered with passkeys; without support the prerendered page is not used (src/preload.ts).
  typeof window === 'undefined' || ('PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname));
