import { sql, type Kysely } from 'kysely';

const STATES = `'CREATED', 'PAYMENT_METHOD_CHOSEN', 'AUTHORIZED', 'UNTRUSTED_PAID', 'PAID', 'CANCELED', 'TIMEOUTED', 'REFUNDED'`;

async function createCoupons(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupons (
      id bigint generated always as identity primary key,
      code text not null unique,
      type text not null check (type in ('fixed', 'percentage')),
      value numeric(11, 2) not null check (value > 0),
      allowed text not null check (allowed in ('any', 'lite', 'great')),
      usages int check (usages >= 0),
      used_count int not null default 0 check (used_count >= 0),
      begin_at timestamptz, expiration_at timestamptz,
      active boolean not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table coupon_uses (
      order_id bigint primary key references orders on delete cascade,
      coupon_id bigint not null references coupons on delete cascade,
      user_id bigint references users on delete set null,
      created_at timestamptz not null,
      unique (coupon_id, user_id)
    )`.execute(db);
  await sql`create index coupon_uses_user on coupon_uses (user_id)`.execute(db);
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      gateway text not null,
      provider_id text,
      kind text check (kind in ('iframe', 'redirect')),
      url text,
      amount_cents int not null check (amount_cents > 0),
      current_state text not null check (current_state in (${sql.raw(STATES)})),
      created_at timestamptz not null,
      next_check_at timestamptz,
      amount_reported_at timestamptz,
      unique (gateway, provider_id),
      unique (id, order_id)
    )`.execute(db);
  await sql`create index payments_order on payments (order_id, id)`.execute(db);
  await sql`create index payments_due on payments (next_check_at) where next_check_at is not null`.execute(db);
  await sql`
    create table payment_states (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payments on delete cascade,
      state text not null check (state in (${sql.raw(STATES)})),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index payment_states_payment on payment_states (payment_id, id)`.execute(db);
  // What the order machine demands of the gateway; one of a kind for a payment, so that nothing is given back twice.
  await sql`
    create table payment_tasks (
      payment_id bigint not null references payments on delete cascade,
      kind text not null check (kind in ('refund', 'close')),
      created_at timestamptz not null,
      done_at timestamptz,
      attempts int not null default 0,
      next_attempt_at timestamptz not null,
      last_error text,
      primary key (payment_id, kind)
    )`.execute(db);
  await sql`create index payment_tasks_waiting on payment_tasks (next_attempt_at) where done_at is null`.execute(db);
}

/** The buyer as printed, the coupon as it was, and what makes a second fulfilment impossible. */
async function extendOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add first_name text, add last_name text, add email text,
      add street text, add city text, add postal_code text, add country_code text, add phone_number text,
      add coupon_code text, add coupon_type text, add coupon_value numeric(11, 2),
      add paid_by bigint unique,
      add full_ends_at timestamptz,
      add ended_by bigint references orders,
      add constraint orders_paid_by_own_payment foreign key (paid_by, id) references payments (id, order_id),
      add constraint orders_paid_with_money check (status <> 'PAID' or price_cents = 0 or paid_by is not null),
      add constraint orders_paid_once check (status <> 'PAID' or paid_at is not null)`.execute(db);
  await sql`create unique index orders_one_unpaid on orders (user_id) where status = 'CREATED'`.execute(db);
  await sql`create index orders_newest on orders (created_at, id)`.execute(db);
  await sql`create index orders_ending on orders (ends_at) where status = 'PAID'`.execute(db);
  await sql`create index orders_unpaid on orders (created_at) where status = 'CREATED'`.execute(db);
  await sql`create index orders_ended_by on orders (ended_by) where ended_by is not null`.execute(db);
}

/** Coupons, payments, invoices, reminders, leases of jobs, and the test gateway's own books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCoupons(db);
  await createPayments(db);
  await extendOrders(db);
  await sql`
    create table invoices (
      order_id bigint primary key references orders,
      year int not null,
      number int not null check (number > 0),
      issued_at timestamptz not null,
      data json not null,
      unique (year, number)
    )`.execute(db);
  await sql`create table invoice_counters (year int primary key, last int not null)`.execute(db);
  await sql`
    create table premium_reminders (
      order_id bigint not null references orders on delete cascade,
      days int not null,
      primary key (order_id, days)
    )`.execute(db);
  await sql`
    create table job_leases (
      name text primary key,
      holder text not null,
      until timestamptz not null
    )`.execute(db);
  await sql`
    create table sandbox_payments (
      id text primary key,
      order_number text not null unique,
      amount_cents int not null,
      description text not null,
      return_path text not null,
      notification_path text not null,
      state text not null check (state in (${sql.raw(STATES)})),
      confirmed_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
}
