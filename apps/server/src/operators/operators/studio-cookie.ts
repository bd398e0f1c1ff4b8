/** An operator's session; apart from a viewer's, which opens nothing in the Studio. */
export const studioCookie = 'studio_session'
