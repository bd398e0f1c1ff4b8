/** Of who had to log in first. */
export const reminderAction = (eventId: number) => `remind ${eventId}`
