/** A UUID of version 4; `crypto.randomUUID` is missing where a server in the house is opened over plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40, bytes[7] ?? 0, ((bytes[8] ?? 0) & 0x3f) | 0x80], 6);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
