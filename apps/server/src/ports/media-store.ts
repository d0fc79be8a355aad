/** Where a file lies: with whose it is, under the hash of its content. */
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

/** Keeps the bytes of pictures and recordings. What is put twice lies there once. */
export interface MediaStore {
  name: string;
  put(place: StorageKey, content: Buffer, type: string): Promise<void>;
  /** Null where nothing lies there. */
  get(place: StorageKey): Promise<Buffer | null>;
  /** Also where nothing lies there. */
  remove(place: StorageKey): Promise<void>;
  /** Throws where files could not be kept; absent where they lie in the database, which is looked at anyway. */
  check?(): Promise<void>;
}
