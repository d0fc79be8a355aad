import { textDirection } from '@wordcluster/domain/languages/languages';
import type { CSSProperties } from 'react';

interface WordsProps {
  children: string;
  language: string | null;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A text of the cluster in the direction of its language. */
export function Words({ children, language, className, style }: WordsProps) {
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
