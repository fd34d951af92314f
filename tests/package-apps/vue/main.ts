import { createApp } from 'vue';
import Page from './page.vue';

createApp(Page).mount(document.body.appendChild(document.createElement('main')));
