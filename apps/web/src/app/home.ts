/** The first screen of signed-in users in one chunk: the shell and the list of clusters. */
export { default as ClustersPage } from './pages/ClustersPage.tsx';
export { default as Shell } from './shell/Shell.tsx';
