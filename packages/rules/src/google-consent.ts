/** Set by the viewer for whoever agreed that Google is told too: the server names Google's hosts to nobody else. */
export const googleConsentCookie = 'google_consent'
