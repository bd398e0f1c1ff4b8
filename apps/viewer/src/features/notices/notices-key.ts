/** What this device tells its user, as the server knows it. */
export const noticesKey = ['notices']
