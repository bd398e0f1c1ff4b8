import type { Db } from './connection.ts'

/** What belongs to one database and is made once, such as a prepared statement or who waits for its answer. */
export function perDb<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<Db, Made>()
  return db => {
    const known = made.get(db) ?? make(db)
    made.set(db, known)
    return known
  }
}
