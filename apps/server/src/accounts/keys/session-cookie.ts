/** What a user's key needs beside it, so that a copied address speaks for nobody. */
export const sessionCookie = 'session'
