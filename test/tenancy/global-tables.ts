/**
 * The tables that are of no account, each with the reason. Every other table belongs to a tenant: its key
 * begins with account_id and row-level security is forced on it.
 */
export const GLOBAL_TABLES: Readonly<Record<string, string>> = {
  account_request: 'a key is looked up by who sent it, before the account is known',
  app_user: 'a person may work in several accounts',
  gateway_notice: 'a notice comes before it is known whose payment it is about',
  hand_over: 'a browser brings it before it has a session',
  hostname: 'defines which account answers on a host',
  mail_count: 'a recipient is spared whatever the accounts that write',
  nightly_round: 'a night begins for all accounts at once',
  schema_function: 'which function files were applied',
  schema_migration: "the database's own book",
  used_credential: 'a token is used before it is known which account it leads to',
  session: 'a browser is signed in before it enters an account',
}
