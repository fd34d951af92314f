import { autoloadWidgets } from '@aj-report/widgets';
import { createApp } from 'vue';
import Page from './page.vue';

autoloadWidgets(document);
createApp(Page).mount('main');
