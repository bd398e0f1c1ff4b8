/** The NOTIFY channel; a message is `<channel id> <user id>`. */
export const accessChannel = 'access_changes'
