import type {
  AccessTokensTable,
  MailRequestsTable,
  MailTokensTable,
  OneTimeSecretsTable,
  OauthClientsTable,
  OauthCodesTable,
  PasskeysTable,
  PersonalTokensTable,
  RecoveryCodesTable,
  KnownNetworksTable,
  TotpFactorsTable,
  SignInNamesTable,
  IdentitiesTable,
  InvitationsTable,
  UserPreferencesTable,
  UsersTable,
  AuditEventsTable,
} from './accounts.ts';
import type {
  ClusterMarksTable,
  ClusterPausesTable,
  ClusterRowsTable,
  ClusterSharesTable,
  ClustersTable,
  DeletedRowsTable,
  InvitationBlocksTable,
  RowBlocksTable,
  RowChangesTable,
  StoredBytesTable,
  SearchTextsTable,
  ShareBlocksTable,
  ShareInvitationsTable,
} from './clusters.ts';
import type {
  AllowanceUsageTable,
  CachedSpeechTable,
  CachedTranslationsTable,
  ChatMessagesTable,
  FreePoolSharesTable,
  FreePoolTable,
  StagedGenerationsTable,
} from './language.ts';
import type {
  HealthSamplesTable,
  MailsTable,
  SigningKeysTable,
  ThrottlesTable,
  UsedBotChecksTable,
} from './operation.ts';
import type { CouponsTable, CouponUsesTable } from './coupons.ts';
import type { InvoiceCountersTable, InvoiceNumbersTable, InvoicesTable } from './invoices.ts';
import type { ClusterLinksTable, LinkCopiesTable, LinkReportsTable } from './links.ts';
import type { MediaContentsTable, MediaFilesTable, RowMediaTable, SentMediaTable } from './media.ts';
import type { CalendarsTable, GoalsTable, GoalWordsTable } from './goals.ts';
import type { OrdersTable, PremiumRemindersTable } from './orders.ts';
import type {
  JobLeasesTable,
  PaymentNamesTable,
  PaymentStatesTable,
  PaymentsTable,
  PaymentTasksTable,
  SandboxPaymentsTable,
} from './payments.ts';
import type { EReadersTable, EReaderWordsTable } from './e-readers.ts';
import type { PausedTestsTable } from './practice.ts';
import type { PushKeysTable, PushSubscriptionsTable, RemindersTable } from './reminders.ts';
import type { ReviewDaysTable, ReviewParametersTable, ReviewRecallDaysTable } from './progress.ts';
import type {
  ImportedNotesTable,
  RowSnapshotsTable,
  StagedBatchesTable,
  StagedFilesTable,
  StagedImportsTable,
  WordBatchesTable,
} from './transfer.ts';
import type {
  ReviewAcceptedTable,
  ReviewBegunTable,
  DirectionPausesTable,
  ReviewDirectionsTable,
  ReviewEntriesTable,
  ReviewSettingsTable,
  ReviewStatesTable,
} from './reviews.ts';

/** Every table as its columns are read and written. The SQL in ../migrations is the source. */
export interface Database {
  users: UsersTable;
  sign_in_names: SignInNamesTable;
  identities: IdentitiesTable;
  invitations: InvitationsTable;
  user_preferences: UserPreferencesTable;
  access_tokens: AccessTokensTable;
  personal_tokens: PersonalTokensTable;
  oauth_clients: OauthClientsTable;
  oauth_codes: OauthCodesTable;
  mail_tokens: MailTokensTable;
  mail_requests: MailRequestsTable;
  sign_in_places: KnownNetworksTable;
  totp_factors: TotpFactorsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  one_time_secrets: OneTimeSecretsTable;
  audit_events: AuditEventsTable;
  health_samples: HealthSamplesTable;
  mails: MailsTable;
  throttles: ThrottlesTable;
  used_bot_checks: UsedBotChecksTable;
  signing_keys: SigningKeysTable;
  clusters: ClustersTable;
  cluster_marks: ClusterMarksTable;
  cluster_rests: ClusterPausesTable;
  search_texts: SearchTextsTable;
  cluster_rows: ClusterRowsTable;
  deleted_rows: DeletedRowsTable;
  media_files: MediaFilesTable;
  media_contents: MediaContentsTable;
  row_media: RowMediaTable;
  sent_media: SentMediaTable;
  row_blocks: RowBlocksTable;
  row_changes: RowChangesTable;
  kept_bytes: StoredBytesTable;
  cluster_shares: ClusterSharesTable;
  share_blocks: ShareBlocksTable;
  share_invitations: ShareInvitationsTable;
  invitation_blocks: InvitationBlocksTable;
  cluster_links: ClusterLinksTable;
  link_reports: LinkReportsTable;
  link_copies: LinkCopiesTable;
  orders: OrdersTable;
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
  payments: PaymentsTable;
  payment_states: PaymentStatesTable;
  payment_names: PaymentNamesTable;
  payment_tasks: PaymentTasksTable;
  invoices: InvoicesTable;
  invoice_counters: InvoiceCountersTable;
  invoice_numbers: InvoiceNumbersTable;
  premium_reminders: PremiumRemindersTable;
  job_leases: JobLeasesTable;
  sandbox_payments: SandboxPaymentsTable;
  allowance_usage: AllowanceUsageTable;
  free_pool: FreePoolTable;
  free_pool_shares: FreePoolSharesTable;
  cached_translations: CachedTranslationsTable;
  cached_speech: CachedSpeechTable;
  chat_messages: ChatMessagesTable;
  staged_generations: StagedGenerationsTable;
  staged_imports: StagedImportsTable;
  staged_files: StagedFilesTable;
  staged_batches: StagedBatchesTable;
  row_snapshots: RowSnapshotsTable;
  word_batches: WordBatchesTable;
  imported_notes: ImportedNotesTable;
  paused_tests: PausedTestsTable;
  review_settings: ReviewSettingsTable;
  review_directions: ReviewDirectionsTable;
  direction_rests: DirectionPausesTable;
  goals: GoalsTable;
  goal_words: GoalWordsTable;
  calendars: CalendarsTable;
  e_readers: EReadersTable;
  e_reader_words: EReaderWordsTable;
  review_accepted: ReviewAcceptedTable;
  review_begun: ReviewBegunTable;
  review_entries: ReviewEntriesTable;
  review_states: ReviewStatesTable;
  review_days: ReviewDaysTable;
  review_recall_days: ReviewRecallDaysTable;
  review_parameters: ReviewParametersTable;
  reminders: RemindersTable;
  push_subscriptions: PushSubscriptionsTable;
  push_keys: PushKeysTable;
}
