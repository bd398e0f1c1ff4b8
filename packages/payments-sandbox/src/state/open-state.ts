import { mkdir } from 'node:fs/promises'
import { type Journal, openJournal } from './journal.ts'
import { isKind, type Kind, newRows, type Rows, type Tables } from './tables.ts'
import { beginTransaction, type OpenTransaction } from './transaction.ts'

export type State = {
  /** Every account that something was ever written for. */
  accounts(): string[]
  begin(account: string): OpenTransaction
  /** Resolves when it cannot be lost any more. Rejects when it cannot be kept: then it is undone. */
  commit(account: string, transaction: OpenTransaction): Promise<void>
  close(): Promise<void>
}

type Change = [kind: Kind, id: string, row: Tables[Kind] | null]
type Line = { account: string; changes: Change[] }

/** One process at a time: only who holds the folder's lock may open it. */
export async function openState(
  dir: string,
  isKept: (kind: Kind, row: Tables[Kind]) => boolean,
): Promise<State> {
  const accounts = new Map<string, Rows>()
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const journal = await openJournal(dir, lines => {
    for (const line of lines) replay(accounts, line)
    return [...accounts].flatMap(([account, rows]) => [...writeRows(account, rows, isKept)])
  })
  return createState(accounts, journal)
}

function createState(accounts: Map<string, Rows>, journal: Journal): State {
  return {
    accounts: () => [...accounts.keys()],
    begin: account => beginTransaction(rowsOf(accounts, account)),
    async commit(account, transaction) {
      const changes = transaction.changes().map(({ kind, id, row }): Change => [kind, id, row])
      // Who only reads may have read what is not on the disk yet.
      if (changes.length === 0) return journal.settled()
      await journal.append(writeLine({ account, changes }), transaction.undo)
    },
    close: () => journal.close(),
  }
}

function rowsOf(accounts: Map<string, Rows>, account: string): Rows {
  const found = accounts.get(account)
  if (found) return found
  const rows = newRows()
  accounts.set(account, rows)
  return rows
}

function writeLine(line: Line): string {
  return JSON.stringify(line)
}

function* writeRows(account: string, rows: Rows, isKept: (kind: Kind, row: Tables[Kind]) => boolean) {
  for (const [kind, table] of Object.entries(rows)) {
    if (!isKind(rows, kind)) continue
    for (const [id, row] of table) {
      if (isKept(kind, row)) yield writeLine({ account, changes: [[kind, id, row]] })
      else table.delete(id)
    }
  }
}

function replay(accounts: Map<string, Rows>, text: string): void {
  const line: Line = JSON.parse(text)
  const rows = rowsOf(accounts, line.account)
  for (const [kind, id, row] of line.changes) {
    // Tables that are gone since are forgotten.
    if (!isKind(rows, kind)) continue
    const table: Map<string, Tables[Kind]> = rows[kind]
    if (row) table.set(id, row)
    else table.delete(id)
  }
}
