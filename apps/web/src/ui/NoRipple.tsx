/** Replaces MUI's TouchRipple, which the theme never shows. See build-steps/replaced-modules.ts. */
export default function NoRipple(): null {
  return null;
}
