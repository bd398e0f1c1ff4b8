/** Ties a social login to the browser that began it: a state that comes back elsewhere is refused. */
export const socialCookie = 'social'
