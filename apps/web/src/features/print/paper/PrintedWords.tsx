import { textDirection } from '@wordcluster/domain/languages/languages';
import type { CSSProperties } from 'react';

interface PrintedWordsProps {
  children: string;
  language: string | null;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A text of the cluster in the direction of its language. */
export function PrintedWords({ children, language, className, style }: PrintedWordsProps) {
  return (
    <div
      className={className}
      style={style}
      lang={language ?? undefined}
      dir={textDirection(language, children)}
      translate="no"
    >
      {children}
    </div>
  );
}
