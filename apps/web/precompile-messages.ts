import * as types from '@babel/types';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const nameOf = (key: types.Node): string | null =>
  types.isIdentifier(key) ? key.name : types.isStringLiteral(key) ? key.value : null;

/**
 * Turns the English text of every message descriptor (`{ id, message }`, as the macros leave it) into the form that the
 * catalogues have, so that the browser need not load a compiler (some 10 kB) to show a sentence with a variable.
 */
export function precompileMessages() {
  return {
    name: 'precompile-messages',
    visitor: {
      ObjectExpression({ node }: { node: types.ObjectExpression }) {
        const properties = node.properties.filter((property) => types.isObjectProperty(property));
        const message = properties.find(({ key }) => nameOf(key) === 'message');
        const hasId = properties.some(({ key }) => nameOf(key) === 'id');
        if (!hasId || message === undefined || !types.isStringLiteral(message.value)) return;
        message.value = types.valueToNode(compileMessage(message.value.value));
      },
    },
  };
}
