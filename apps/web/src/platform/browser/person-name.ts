import { i18n } from '@lingui/core';
import { fullName, type Named } from '@wordcluster/domain/accounts/full-name';

/** A user's name in the order of the interface's language and of the name's letters. */
export const personName = (person: Named): string => fullName(person, i18n.locale);
