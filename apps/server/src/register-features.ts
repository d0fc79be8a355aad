import type { FastifyInstance } from 'fastify';
import { mailboxRoutes } from './adapters/mailbox/mailbox.ts';
import type { Context } from './context.ts';
import { accountExportRoutes } from './features/account-export/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { clusterRoutes } from './features/clusters/routes.ts';
import { configurationRoutes } from './features/configuration/routes.ts';
import { couponRoutes } from './features/coupons/routes.ts';
import { invoiceRoutes } from './features/invoices/routes.ts';
import { listeningRoutes } from './features/listening/routes.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { premiumRoutes } from './features/premium/routes.ts';
import { rowRoutes } from './features/rows/routes.ts';
import { settingsRoutes } from './features/settings/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { teacherRoutes } from './features/teacher/routes.ts';
import { transferRoutes } from './features/transfer/routes.ts';
import { translationRoutes } from './features/translation/routes.ts';

/** Registers the calls of every feature, and the pages of the embedded services that are in use. */
export async function registerFeatures(app: FastifyInstance, context: Context): Promise<void> {
  accountRoutes(app, context);
  auditRoutes(app, context);
  accountExportRoutes(app, context);
  clusterRoutes(app, context);
  configurationRoutes(app, context);
  rowRoutes(app, context);
  await transferRoutes(app, context);
  sharingRoutes(app, context);
  settingsRoutes(app, context);
  translationRoutes(app, context);
  listeningRoutes(app, context);
  app.addHook('onClose', () => context.speaker.close());
  teacherRoutes(app, context);
  chatRoutes(app, context);
  premiumRoutes(app, context);
  couponRoutes(app, context);
  orderRoutes(app, context);
  invoiceRoutes(app, context);
  await paymentRoutes(app, context);
  const { config, db, clock } = context;
  const surroundings = { db, clock, secretKeys: config.secretKeys };
  for (const gateway of config.providers.gateways) await gateway.serve?.(app, surroundings);
  if (!config.production) mailboxRoutes(app, db);
}
