/** Expected trouble at start. The message is one plain sentence for the person who ran the command. */
export class StartError extends Error {
  override name = 'StartError'
}
