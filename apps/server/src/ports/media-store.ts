/** Storage key of a file: its owner and the hash of its content. */
export interface StorageKey {
  ownerId: number;
  hash: string;
}

/** Thrown by every storage that cannot be reached or refuses; its message is for logs. */
export class MediaStoreFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MediaStoreFailure';
  }
}

/** Stores the bytes of pictures and recordings. Idempotent: the same content is stored once. */
export interface MediaStore {
  name: string;
  put(key: StorageKey, content: Buffer, type: string): Promise<void>;
  /** Null if there is no such file. */
  get(key: StorageKey): Promise<Buffer | null>;
  /** Idempotent. */
  remove(key: StorageKey): Promise<void>;
  /** Throws if files cannot be stored; absent for the database, which is checked anyway. */
  check?(): Promise<void>;
}
