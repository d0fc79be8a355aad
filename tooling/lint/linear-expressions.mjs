import { analyse } from 'scslre';

/**
 * Reasons why a regular expression is not linear in the length of its text: a list of sentences, empty for a linear one.
 * @param {{ source: string, flags: string }} expression
 */
export function complaintsAbout({ source, flags }) {
  const { reports } = analyse({ source, flags: flags.replaceAll(/[dy]/g, '') });
  return (
    reports
      // A sticky expression is tried at one place only.
      .filter(({ type }) => type !== 'Move' || !flags.includes('y'))
      .map(
        ({ exponential, character }) =>
          `takes ${exponential ? 'exponential' : 'at least quadratic'} time on texts that repeat ${character.literal.source}`,
      )
  );
}

/** The expression that a node of the syntax tree makes; null when it makes none, `composed` when it is put together. */
export function expressionOf(node) {
  if (node.type === 'Literal' && node.regex) return { source: node.regex.pattern, flags: node.regex.flags };
  const made = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (!made || node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return null;
  const [source, flags] = node.arguments;
  const constant = typeof source?.value === 'string' && (flags === undefined || typeof flags.value === 'string');
  return constant ? { source: source.value, flags: flags?.value ?? '' } : 'composed';
}

/** Refuses expressions that a hostile text can make slow, and those that cannot be judged because they are put together. */
const linear = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const [{ composedIn = [] } = {}] = context.options;
    const file = context.filename.replaceAll('\\', '/');
    const judge = (node) => {
      const expression = expressionOf(node);
      if (expression === null) return;
      if (expression === 'composed') {
        if (composedIn.some((name) => file.endsWith(`/${name}`))) return;
        context.report({ node, message: 'This expression is put together, so that its time cannot be judged.' });
        return;
      }
      for (const complaint of complaintsAbout(expression)) {
        context.report({ node, message: `This expression ${complaint}.` });
      }
    };
    return { Literal: judge, NewExpression: judge, CallExpression: judge };
  },
};

export default { meta: { name: 'expressions' }, rules: { linear } };
