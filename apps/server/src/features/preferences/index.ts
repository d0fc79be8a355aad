import type { FastifyInstance } from 'fastify';
import type { Context, Viewer } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/contract-route.ts';
import type { ResponseOf, BodyOf } from '@wordcluster/contract/types';
import { STANDARD_PREFERENCES } from '@wordcluster/domain/accounts/preferences';
import { isInterfaceLanguage } from '@wordcluster/domain/languages/interface-languages';
import type { Db } from '../../database/client.ts';
import { changeReminders, remindersOf } from '../reminders/schedule.ts';
import { changeAnswering } from '../reviews/review-settings.ts';
import { rulesOf } from '../reviews/rules.ts';

type Preferences = ResponseOf<'GET /api/user/preferences'>;

/** Collects preferences from their tables: the account's language, practice settings, reminders, and others. */
async function find(db: Db, userId: number): Promise<Preferences> {
  const { locale } = await db.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirstOrThrow();
  const { grading, autoplay, gradingChosen } = await rulesOf(db, userId);
  const own = await db.selectFrom('user_preferences').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const { user_id: _person, ...chosen } = own ?? { user_id: userId, ...STANDARD_PREFERENCES };
  const reminders = await remindersOf(db, userId);
  const language = isInterfaceLanguage(locale) ? locale : null;
  return { language, grading, grading_chosen: gradingChosen, voice_autoplay: autoplay, ...chosen, ...reminders };
}

const getPreferences = ({ db }: Context, viewer: Viewer): Promise<Preferences> => find(db, viewer.id);

const given = <Fields extends object>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as object;

/** Partial update of preferences. */
function changePreferences(
  { db, clock }: Context,
  viewer: Viewer,
  body: BodyOf<'PATCH /api/user/preferences'>,
): Promise<Preferences> {
  const { language, grading, voice_autoplay, reminder_mail, reminder_hour, ...others } = body;
  const answering = given({ grading, autoplay: voice_autoplay });
  const reminders = given({ mail: reminder_mail, hour: reminder_hour });
  const own = given(others);
  return db.transaction().execute(async (trx) => {
    if (language !== undefined)
      await trx.updateTable('users').set({ locale: language }).where('id', '=', viewer.id).execute();
    if (Object.keys(answering).length > 0) await changeAnswering(trx, viewer.id, answering);
    if (Object.keys(reminders).length > 0) await changeReminders({ clock }, trx, viewer.id, reminders);
    if (Object.keys(own).length > 0)
      await trx
        .insertInto('user_preferences')
        .values({ user_id: viewer.id, ...STANDARD_PREFERENCES, ...own })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(own))
        .execute();
    return find(trx, viewer.id);
  });
}

function preferenceRoutes(app: FastifyInstance, context: Context): void {
  route(app, 'GET /api/user/preferences', ({ viewer }) => getPreferences(context, viewer));
  route(app, 'PATCH /api/user/preferences', ({ viewer, body }) => changePreferences(context, viewer, body));
}

export const preferences: Feature = { routes: preferenceRoutes };
