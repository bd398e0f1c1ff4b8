/** The steps of a start. Each keeps what it fetched. */
export interface StartSteps {
  /** The channel key, then the api key. */
  ensureKey: () => Promise<unknown>
  /** A visitor who is not logged in is no failure. */
  loadProfile: () => Promise<unknown>
  loadAccess: () => Promise<unknown>
  loadStaticData: () => Promise<unknown>
  loadParticipants: () => Promise<unknown>
  loadGeo: () => Promise<unknown>
}

/** False when the app cannot go on without what failed. Teams and geo can come later, so they never stop it. */
export async function runStartSequence(steps: StartSteps): Promise<boolean> {
  try {
    await steps.ensureKey()
    await Promise.all([steps.loadProfile(), steps.loadAccess(), steps.loadStaticData()])
  } catch {
    return false
  }
  await Promise.allSettled([steps.loadParticipants(), steps.loadGeo()])
  return true
}
