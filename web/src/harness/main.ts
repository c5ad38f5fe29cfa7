import { mount } from 'svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import Harness from './Harness.svelte';

mount(Harness, { target: document.getElementById('app')! });
