import { sql, type Kysely } from 'kysely';

/** What lies with the buyer of an order, by what leads to the order or its payment. */
const PARTS = [
  { table: 'payments', of: 'orders', by: 'order_id', key: 'id, buyer_id' },
  { table: 'coupon_uses', of: 'orders', by: 'order_id', key: 'order_id, buyer_id' },
  { table: 'invoices', of: 'orders', by: 'order_id', key: 'order_id, buyer_id' },
  { table: 'premium_reminders', of: 'orders', by: 'order_id', key: 'order_id, days, buyer_id' },
  { table: 'payment_states', of: 'payments', by: 'payment_id', key: 'id, buyer_id' },
  { table: 'payment_tasks', of: 'payments', by: 'payment_id', key: 'payment_id, kind, buyer_id' },
] as const;

/**
 * Orders and everything of them lie with their buyer, whose number stays when the account is gone; of those that are gone already it is
 * the order's own, which is nobody's. What must be unique over everybody has tables of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column buyer_id bigint`.execute(db);
  await sql`update orders set buyer_id = coalesce(user_id, -id)`.execute(db);
  await sql`alter table orders alter column buyer_id set not null`.execute(db);
  for (const { table, of, by } of PARTS) {
    await sql`alter table ${sql.table(table)} add column buyer_id bigint`.execute(db);
    await sql`
      update ${sql.table(table)} part set buyer_id = whole.buyer_id from ${sql.table(of)} whole
      where whole.id = part.${sql.ref(by)}`.execute(db);
    await sql`alter table ${sql.table(table)} alter column buyer_id set not null`.execute(db);
  }
  await keepUnique(db);
  // References to the old keys go with them.
  await sql`alter table payments drop constraint payments_id_order_id_key cascade`.execute(db);
  for (const table of ['orders', ...PARTS.map((part) => part.table)])
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)} cascade`.execute(db);
  await sql`alter table orders add primary key (id, buyer_id)`.execute(db);
  for (const { table, of, by, key } of PARTS)
    await sql`
      alter table ${sql.table(table)} add primary key (${sql.raw(key)}),
        add foreign key (${sql.ref(by)}, buyer_id) references ${sql.table(of)} (id, buyer_id)
          ${sql.raw(table === 'invoices' ? '' : 'on delete cascade')}`.execute(db);
  await sql`alter table payments add unique (id, order_id, buyer_id)`.execute(db);
  await sql`
    alter table orders drop constraint orders_paid_by_key, add unique (paid_by, buyer_id),
      add foreign key (ended_by, buyer_id) references orders (id, buyer_id),
      add constraint orders_paid_by_own_payment foreign key (paid_by, id, buyer_id)
        references payments (id, order_id, buyer_id)`.execute(db);
  await sql`drop index orders_user`.execute(db);
  await sql`create index orders_buyer on orders (buyer_id, created_at)`.execute(db);
  await sql`drop index orders_one_unpaid`.execute(db);
  await sql`create unique index orders_one_unpaid on orders (buyer_id) where status = 'CREATED'`.execute(db);
}

/** Numbers of invoices, and what gateways call payments. */
async function keepUnique(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoice_numbers (
      year int not null,
      number int not null,
      order_id bigint not null,
      buyer_id bigint not null,
      primary key (year, number)
    )`.execute(db);
  await sql`
    insert into invoice_numbers (year, number, order_id, buyer_id)
    select year, number, order_id, buyer_id from invoices`.execute(db);
  await sql`alter table invoices drop constraint invoices_year_number_key`.execute(db);
  await sql`
    create table payment_names (
      provider_id text not null,
      gateway text not null,
      payment_id bigint not null,
      buyer_id bigint not null,
      primary key (provider_id, gateway)
    )`.execute(db);
  await sql`
    insert into payment_names (provider_id, gateway, payment_id, buyer_id)
    select provider_id, gateway, id, buyer_id from payments where provider_id is not null`.execute(db);
  await sql`alter table payments drop constraint payments_gateway_provider_id_key`.execute(db);
  await sql`alter table coupon_uses drop constraint coupon_uses_coupon_id_user_id_key`.execute(db);
  await sql`alter table coupon_uses add unique (coupon_id, buyer_id)`.execute(db);
}
