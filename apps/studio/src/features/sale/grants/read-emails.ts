/** As many as the server takes at once. */
const most = 200

/** All addresses of a text or a file, whatever stands between them; each once. */
export function readEmails(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[^\s,;:"'<>()]+@[^\s,;:"'<>()]+\.[a-z\d-]{2,}/g) ?? [])]
}

export function checkPeople(emails: readonly string[]): 'none' | 'many' | null {
  if (emails.length === 0) return 'none'
  return emails.length > most ? 'many' : null
}
