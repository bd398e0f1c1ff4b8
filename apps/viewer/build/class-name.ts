/** How the classes of a module are called: the same in what a browser runs and in what the server draws. */
export const className = '[local]_[hash:5]'
