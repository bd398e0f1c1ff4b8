/** Where the database is. Both are the same where no pooler stands before it. */
export interface DatabaseUrls {
  /** For statements and transactions: perhaps a pooler, which gives each transaction another connection. */
  url: string
  /** PostgreSQL itself, for what belongs to a connection: LISTEN, the lock of a migration, dumps. */
  directUrl: string
}

export const isPooled = ({ url, directUrl }: DatabaseUrls) => url !== directUrl
