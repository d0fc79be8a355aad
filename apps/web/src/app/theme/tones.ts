/**
 * The colours of one theme. Text and graphics are tested for contrast on all three surfaces
 * (test/app/contrast.test.ts).
 */
export interface Tones {
  /** The three surfaces: background, cards, and raised ones (menus, dialogs, hovered cards). */
  desk: string;
  surface: string;
  raised: string;
  /** The one line between things, and the stronger one around fields. */
  hairline: string;
  field: string;
  text: string;
  quiet: string;
  /** Green as text and icon, and as a fill with the colour of its text. */
  green: string;
  fill: string;
  fillHover: string;
  onFill: string;
  pink: string;
  onPink: string;
  /** Red as text and icon with its text colour, and as the deep fill of an error message. */
  red: string;
  onRed: string;
  alarm: string;
  onAlarm: string;
  amber: string;
  blue: string;
  /** The desk lamp: a faint light behind the login page and the finished test. */
  glow: string;
  shadow: string;
}

export const darkTones: Tones = {
  desk: '#0e1211',
  surface: '#151b19',
  raised: '#1f2725',
  hairline: '#2a3431',
  field: '#76847e',
  text: '#eaf1ed',
  quiet: '#a6b3ad',
  green: '#3ee08c',
  fill: '#3ee08c',
  fillHover: '#66eaa6',
  onFill: '#04170d',
  pink: '#ff82b2',
  onPink: '#2b0617',
  red: '#ff7468',
  onRed: '#2d0604',
  alarm: '#9c2119',
  onAlarm: '#ffffff',
  amber: '#f0c263',
  blue: '#8bc7ea',
  glow: 'rgba(62, 224, 140, 0.10)',
  shadow: '0 16px 48px rgba(0, 0, 0, 0.45)',
};

export const lightTones: Tones = {
  desk: '#f3f6f3',
  surface: '#ffffff',
  raised: '#e8eeea',
  hairline: '#d5ded8',
  field: '#74827b',
  text: '#131f19',
  quiet: '#4c5b54',
  green: '#07713a',
  fill: '#2fd67d',
  fillHover: '#20c46d',
  onFill: '#04170d',
  pink: '#b3165a',
  onPink: '#ffffff',
  red: '#b3201a',
  onRed: '#ffffff',
  alarm: '#b3201a',
  onAlarm: '#ffffff',
  amber: '#7a5000',
  blue: '#1b5d80',
  glow: 'rgba(47, 214, 125, 0.18)',
  shadow: '0 12px 40px rgba(19, 31, 25, 0.16)',
};
