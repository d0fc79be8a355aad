import * as types from '@babel/types';
import { describe, expect, it } from 'vitest';
import { precompileMessages } from '../precompile-messages.ts';

/** The plugin's result for an object's `message`. */
function compiled(value: Record<string, string>): unknown {
  const node = types.objectExpression(
    Object.entries(value).map(([name, text]) =>
      types.objectProperty(types.identifier(name), types.stringLiteral(text)),
    ),
  );
  precompileMessages().visitor.ObjectExpression({ node });
  const message = node.properties.find(
    (part) => types.isObjectProperty(part) && types.isIdentifier(part.key, { name: 'message' }),
  );
  return types.isObjectProperty(message) ? message.value : null;
}

describe('precompiled messages', () => {
  it('take sentences with variables apart', () => {
    expect(compiled({ id: 'x', message: 'Question {n}/{total}' })).toEqual(
      types.valueToNode(['Question ', ['n'], '/', ['total']]),
    );
  });

  it('leave objects alone that are no message descriptors', () => {
    expect(compiled({ message: 'Toast {n}' })).toEqual(types.stringLiteral('Toast {n}'));
  });
});
