import { Link, type LinkProps } from 'react-router';

/** A link inside the app, as text. */
export function TextLink(props: Omit<LinkProps, 'className' | 'style'>) {
  return <Link {...props} className="text-link" />;
}
