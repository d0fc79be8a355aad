interface Message {
  origin: string;
  data: unknown;
}

/**
 * Whether a message means that the payment page is done. It counts from the gateway's origin (the frame's address) and,
 * as plain 'closePopup', from our own, where the gateway sends the payer back; everybody else could close it on a payer.
 */
export function isCloseMessage({ origin, data }: Message, frameAddress: string, ownOrigin: string): boolean {
  const gateway = originOf(frameAddress, ownOrigin);
  if (data === 'closePopup') return origin === gateway || origin === ownOrigin;
  return origin === gateway && typeof data === 'string' && asksToClose(data);
}

function originOf(address: string, ownOrigin: string): string | null {
  return URL.canParse(address, ownOrigin) ? new URL(address, ownOrigin).origin : null;
}

function asksToClose(text: string): boolean {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 'action' in message && message.action === 'close';
  } catch {
    return false;
  }
}
