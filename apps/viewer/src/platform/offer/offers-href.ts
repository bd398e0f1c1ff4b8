/** Where everything that opens a game is compared. */
export const offersHref = (eventId: number) => `/select-package/${eventId}`
