/** Origins beyond our own that pages may use: payment pages in a frame, sign-in scripts, error reports. */
export interface ContentSources {
  frames: string[];
  scripts: string[];
  connections: string[];
  styles: string[];
  /** Some of them ask which site is calling. */
  nameOurOrigin: boolean;
}
