export { type ProposeOptions, proposeLocators } from './propose-locators';
export { retarget } from './retarget';
