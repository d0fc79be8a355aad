/** Stands in for MUI's TouchRipple, which the theme never shows. See build-steps/without-ripple.ts. */
export default function NoRipple(): null {
  return null;
}
