/** The place of the Google button and one-tap; empty where no client id is configured. */
export function GoogleSignIn() {
  return null;
}
