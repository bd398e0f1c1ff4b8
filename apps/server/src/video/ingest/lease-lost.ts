/** What was to be written belongs to nobody any more. */
export class LeaseLost extends Error {
  constructor() {
    super('Another process has taken the camera')
  }
}
